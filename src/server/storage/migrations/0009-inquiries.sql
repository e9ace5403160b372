-- What visitors send by a form of the website, other than the application. Their files are in «uploads».

create table inquiries (
  id uuid primary key,
  form text not null,
  lang text not null,
  sealed bytea not null,
  sent_at timestamptz not null
);
create index inquiries_by_time on inquiries (sent_at desc);
