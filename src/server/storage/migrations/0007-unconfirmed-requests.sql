-- When mailing the confirmation was given up; the queue itself forgets its jobs after a week.
alter table requests add column confirmation_failed_at timestamptz;
