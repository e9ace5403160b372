import { type NoticePage, noticePage } from '../../http/answer-page/notice-page.tsx';

export interface LinkPage extends Omit<NoticePage, 'children'> {
  /** The label of the button that does what the link is for. */
  button?: string;
}

/**
 * The page that a mailed link opens. Programs that scan mail open links too, so only the button does
 * what the link is for.
 */
export function linkPage({ button, ...notice }: LinkPage): string {
  if (button === undefined) return noticePage(notice);
  const children = (
    <form method="post">
      <button type="submit">{button}</button>
    </form>
  );
  return noticePage({ ...notice, children });
}
