-- Second step of 0018: drafts are saved, sessions looked up and audit entries appended by plain statements again. No release
-- used these functions.
drop function save_drafts;
drop procedure save_draft;
drop function hold_audit_end;
