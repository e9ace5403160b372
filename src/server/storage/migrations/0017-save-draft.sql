-- Saves a draft in a single round trip, for it is what visitors do most. It takes the lock that sending and sharing
-- take, and each of its statements sees what was committed before it begins. Where two versions serve, the older
-- one saves by statements of its own under the same lock.
create procedure save_draft(
  saved_uniqid text,
  saving_session uuid,
  waiting_states text[],
  saved_lang text,
  saved_step text,
  saved_product text,
  saved_amount_cents integer,
  saved_additional_cents integer,
  saved_duration integer,
  saved_taeg double precision,
  saved_monthly_cents integer,
  saved_sealed bytea,
  saving_at timestamptz,
  kept_until timestamptz,
  mailed_perhaps boolean,
  out outcome text,
  out waiting_share uuid
) language plpgsql as $$
declare
  share record;
  owner uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended(saved_uniqid, 0));

  -- The applicant may have left the computer since the request was let in.
  perform from sessions where id = saving_session;
  if not found then
    outcome := 'foreign';
    return;
  end if;

  select id, session_id, state into share
  from shares where uniqid = saved_uniqid order by created_at desc limit 1;
  if share.state = any(waiting_states) then
    outcome := case when share.session_id = saving_session then 'shared' else 'foreign' end;
    waiting_share := share.id;
    return;
  end if;

  select session_id into owner from requests where uniqid = saved_uniqid;
  if found then
    outcome := case when owner = saving_session then 'alreadySent' else 'foreign' end;
    return;
  end if;

  insert into drafts (
    uniqid, session_id, lang, step, product, amount_cents, additional_cents, duration, taeg, monthly_cents,
    sealed, created_at, saved_at, expires_at, may_be_mailed
  ) values (
    saved_uniqid, saving_session, saved_lang, saved_step, saved_product, saved_amount_cents, saved_additional_cents,
    saved_duration, saved_taeg, saved_monthly_cents, saved_sealed, saving_at, saving_at, kept_until, mailed_perhaps
  )
  on conflict (uniqid) do update set
    lang = excluded.lang, step = excluded.step, product = excluded.product,
    amount_cents = excluded.amount_cents, additional_cents = excluded.additional_cents,
    duration = excluded.duration, taeg = excluded.taeg, monthly_cents = excluded.monthly_cents,
    sealed = excluded.sealed, saved_at = excluded.saved_at, expires_at = excluded.expires_at,
    may_be_mailed = excluded.may_be_mailed
  where drafts.session_id = excluded.session_id;
  outcome := case when found then 'saved' else 'foreign' end;
end
$$;
