import type { Found } from '#journey/application/event.ts';
import type { Session } from '#journey/application/state.ts';
import { chosenBroker, storeLinkedBroker } from '#site/brokers/chosen/stored-broker.ts';
import { applicantsSession, coborrowersSession } from '#site/browser/stored-session.ts';
import { openDraftLink, takeDraftLink } from '../draft-link/draft-link.ts';
import { openCoborrowersPart, takeLink } from '../sharing/coborrowers-part.ts';
import { takeSignInOutcome } from '../sign-in/sign-in-outcome.ts';
import { type Lent, openApplication } from './open-application.ts';

/**
 * The applicant's own link, kept until it could be opened, because the address no longer has it.
 */
let draftLink: string | undefined;

/**
 * What the visitor arrives with: a link from another device, a co-borrower's link, or a simulation.
 * @param lent the products that are lent
 */
export async function findApplication(lent: Lent): Promise<Found> {
  draftLink ??= takeDraftLink();
  if (draftLink !== undefined) {
    const brought = await openDraftLink(draftLink);
    if (brought === 'unreachable') return { kind: brought };
    draftLink = undefined;
    return brought === 'ended' ? { kind: 'draft-link-ended' } : await findOwn(lent, brought);
  }
  const link = takeLink();
  if (!link) return await findOwn(lent);
  const part = await openCoborrowersPart(link);
  if (part.kind === 'unreachable') return part;
  if (part.kind === 'ended') return { kind: 'link-ended', end: part.end };
  const isKept = coborrowersSession.read() !== undefined;
  const { loan, session } = part;
  return { kind: 'part', loan, session, isKept, outcome: takeSignInOutcome() };
}

/** The applicant's own application, with the draft of their link if there is a link. */
async function findOwn(lent: Lent, brought?: Session): Promise<Found> {
  storeLinkedBroker();
  const opened = await openApplication(lent, brought);
  if (opened.kind !== 'opened') return { kind: opened.kind };
  return {
    kind: 'own',
    loan: opened.loan,
    simulated: opened.simulated,
    session: opened.session,
    lapsed: opened.lapsed,
    isKept: applicantsSession.read() !== undefined,
    isBrought: brought !== undefined,
    chosenBroker: chosenBroker(),
    outcome: takeSignInOutcome(),
  };
}
