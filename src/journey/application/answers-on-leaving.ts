import { hasMailPermission } from '../mail-permission.ts';
import { isDraftEnd } from './ends.ts';
import type { ApplicationState, LeftAnswers } from './state.ts';

/** What leaving this computer would make of the answers, as far as this window knows. */
export function answersOnLeaving({
  mode,
  form,
  saving,
  session,
}: Pick<ApplicationState, 'mode' | 'form' | 'saving' | 'session'>): Exclude<
  LeftAnswers['kind'],
  'elsewhere'
> {
  if (mode === 'e2') return 'part';
  if (session.token === undefined) return 'expired';
  if (isDraftEnd(saving.saved)) return 'none';
  return hasMailPermission(form.answers) ? 'mailed' : 'deleted';
}
