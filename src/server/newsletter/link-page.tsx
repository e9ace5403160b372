import { type StandingPage, standingPage } from '../answer-page/standing-page.tsx';

export interface LinkPage extends Omit<StandingPage, 'children'> {
  /** Does what the link is for. */
  button?: string;
}

/**
 * What a mailed link opens. Programs that look at mail open links too: only the button does what the
 * link is for.
 */
export function linkPage({ button, ...said }: LinkPage): string {
  if (button === undefined) return standingPage(said);
  const children = (
    <form method="post">
      <button type="submit">{button}</button>
    </form>
  );
  return standingPage({ ...said, children });
}
