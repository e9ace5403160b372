-- Saves the drafts of many visitors by a few statements, for it is what visitors do most. It takes the locks that sending
-- and sharing take, and what judges a draft sees all that was committed before its lock was had. Unless it may wait, a
-- draft whose lock another transaction holds is `busy` and left alone, so that nobody waits for somebody else's.
--
-- An application may be among them once. Its outcomes are in the order of the applications. The version before saves by
-- save_draft, under the same locks.
create function save_drafts(
  may_wait boolean,
  waiting_states text[],
  uniqids text[],
  session_ids uuid[],
  langs text[],
  steps text[],
  products text[],
  amounts_cents integer[],
  additionals_cents integer[],
  durations integer[],
  taegs double precision[],
  monthlies_cents integer[],
  sealeds bytea[],
  saved_ats timestamptz[],
  expires_ats timestamptz[],
  may_be_maileds boolean[]
) returns table (outcome text, waiting_share uuid) language plpgsql as $$
declare
  has_lock boolean[] := '{}';
  key bigint;
begin
  foreach key in array array(select hashtextextended(each, 0) from unnest(uniqids) with ordinality as all_of(each, n) order by n) loop
    if may_wait then
      perform pg_advisory_xact_lock(key);
      has_lock := has_lock || true;
    else
      has_lock := has_lock || pg_try_advisory_xact_lock(key);
    end if;
  end loop;

  return query
  with asked as (
    select * from unnest(
      uniqids, session_ids, langs, steps, products, amounts_cents, additionals_cents, durations, taegs,
      monthlies_cents, sealeds, saved_ats, expires_ats, may_be_maileds, has_lock
    ) with ordinality as asked (
      uniqid, session_id, lang, step, product, amount_cents, additional_cents, duration, taeg,
      monthly_cents, sealed, saved_at, expires_at, may_be_mailed, is_locked, n
    )
  ),
  -- Each of these is looked up by its index for each draft, however many there are.
  known as (
    select
      asked.*,
      -- The applicant may have left the computer since the request was let in.
      (select true from sessions where id = asked.session_id) as has_session,
      share.id as share_id,
      share.session_id as shared_by,
      coalesce(share.state = any(waiting_states), false) as is_waiting,
      (select requests.session_id from requests where requests.uniqid = asked.uniqid) as sent_by
    from asked
    left join lateral (
      select id, session_id, state from shares where shares.uniqid = asked.uniqid order by created_at desc limit 1
    ) share on true
  ),
  judged as (
    select
      known.*,
      case
        when not is_locked then 'busy'
        when has_session is null then 'foreign'
        when is_waiting then case when shared_by = session_id then 'shared' else 'foreign' end
        when sent_by is not null then case when sent_by = session_id then 'alreadySent' else 'foreign' end
        else 'saved'
      end as verdict
    from known
  ),
  saved as (
    insert into drafts (
      uniqid, session_id, lang, step, product, amount_cents, additional_cents, duration, taeg, monthly_cents,
      sealed, created_at, saved_at, expires_at, may_be_mailed
    )
    select
      uniqid, session_id, lang, step, product, amount_cents, additional_cents, duration, taeg, monthly_cents,
      sealed, saved_at, saved_at, expires_at, may_be_mailed
    from judged where verdict = 'saved'
    on conflict (uniqid) do update set
      lang = excluded.lang, step = excluded.step, product = excluded.product,
      amount_cents = excluded.amount_cents, additional_cents = excluded.additional_cents,
      duration = excluded.duration, taeg = excluded.taeg, monthly_cents = excluded.monthly_cents,
      sealed = excluded.sealed, saved_at = excluded.saved_at, expires_at = excluded.expires_at,
      may_be_mailed = excluded.may_be_mailed
    where drafts.session_id = excluded.session_id
    returning drafts.uniqid
  )
  select
    case when verdict = 'saved' and saved.uniqid is null then 'foreign' else verdict end,
    case when verdict = 'shared' then share_id end
  from judged left join saved on saved.uniqid = judged.uniqid
  order by n;
end
$$;

-- The end of the audit log, for whoever appends to it: nobody else does until the transaction ends. The end is read by a
-- statement of its own, which sees what was committed while the lock was waited for.
create function hold_audit_end() returns table (last_position bigint, last_hash text) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('audit log', 0));
  return query select position, hash from audit_entries order by position desc limit 1;
end
$$;
