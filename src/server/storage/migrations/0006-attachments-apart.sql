-- What is attached to a mail is many times the mail: listing mails must not read it.
alter table development_mail add column sealed_attachments bytea;
