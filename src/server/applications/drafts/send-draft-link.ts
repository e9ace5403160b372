import type { Configuration } from '#configuration/load-configuration.ts';
import { answer } from '#journey/answers.ts';
import { hasMailPermission } from '#journey/mail-permission.ts';
import { isFirstname } from '#journey/rules/text.ts';
import { stepPath } from '#journey/steps.ts';
import { instantInWords } from '#words/instant-in-words.ts';
import { MAIL_WORDS } from '#words/mail/mail.ts';
import { SHARE_MAIL_WORDS } from '#words/share-mail/share-mail.ts';
import { fill } from '#words/translation.ts';
import type { Letter } from '../../letters/mail/letter-content.ts';
import type { Mailer } from '../../letters/mail/mailer.ts';
import type { Draft } from '../../stores/draft-store.ts';
import type { DraftLetterReason, JobData } from '../../stores/job.ts';
import type { Storage } from '../../stores/storage.ts';
import { addressIn, answersIn } from './mail-draft-link.ts';
import type { ResumeKeys } from './resume-keys.ts';

export interface SendDraftLink {
  storage: Pick<Storage, 'drafts' | 'restrictions'>;
  mailer: Mailer;
  configuration: Pick<Configuration, 'lender' | 'brand'>;
  resumeKeys: ResumeKeys;
  publicUrl: string;
  now: () => Date;
}

/**
 * Mails the link that continues a draft, unless the draft has moved, is gone or has lost its address; unasked,
 * also unless its conditions are no longer accepted, or processing is restricted.
 */
export async function sendDraftLink(
  services: SendDraftLink,
  { uniqid, sessionId, because = 'asked' }: JobData['draft-letter'],
): Promise<void> {
  const draft = await services.storage.drafts.find(uniqid, services.now());
  if (draft === undefined || draft.sessionId !== sessionId) return;
  const to = addressIn(draft);
  if (to === undefined) return;
  if (because === 'sessionEnds') {
    if (!hasMailPermission(answersIn(draft))) return;
    if (await services.storage.restrictions.covers({ what: 'application', name: uniqid })) return;
  }
  const { renderLetter } = await import('../../letters/mail/letter.tsx');
  const mail = await renderLetter(letterFor(draft, because, services), services.configuration);
  await services.mailer.send({ ...mail, to });
}

function letterFor(
  draft: Draft,
  because: DraftLetterReason,
  { resumeKeys, publicUrl }: SendDraftLink,
): Letter {
  const { lang } = draft;
  const { draft: words, sessionEnds, instant } = SHARE_MAIL_WORDS[lang];
  const query = new URLSearchParams({ resume: resumeKeys.tokenOf(draft) });
  const until = instantInWords(draft.expiresAt, instant);
  const isAsked = because === 'asked';
  const { subject, preview, text, button, once } = isAsked ? words : sessionEnds;
  const last = isAsked ? [] : [{ kind: 'text', text: sessionEnds.last } as const];
  return {
    locale: lang,
    subject,
    preview: fill(preview, { until }),
    firstname: firstnameIn(draft),
    parts: [
      { kind: 'text', text: fill(text, { until }) },
      ...(isAsked ? [] : [{ kind: 'text', text: sessionEnds.open } as const]),
      {
        kind: 'link',
        label: button,
        href: `${publicUrl}${stepPath('1', lang)}?${query}`,
      },
      { kind: 'text', text: `${fill(once, { until })} ${words.personal}` },
      ...last,
    ],
    notYou: MAIL_WORDS[lang].notYou,
  };
}

/** A draft contains whatever was typed, and its address may be a stranger's: only a plausible first name is used. */
function firstnameIn(draft: Draft): string {
  const typed = answer(answersIn(draft), 'firstname');
  return isFirstname(typed) ? typed : '';
}
