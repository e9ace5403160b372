-- How many shares a session has begun is asked before each new one.
create index shares_by_session on shares (session_id, created_at);
