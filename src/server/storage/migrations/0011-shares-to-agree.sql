-- A share waits for the co-borrower, or for the applicant to agree to other conditions: an application
-- has one of either at a time.
drop index open_shares;
create unique index waiting_shares on shares (uniqid) where state in ('open', 'to-agree');
