import type { LenderPhone } from '#domain/lender/lender.ts';
import { Notice } from '#site/components/notice/notice.tsx';
import { withLinks } from '#site/components/with-links.tsx';
import type { FrameWords } from '#words/frame/frame.ts';
import './island-notices.css';

/** The address that leads to the page itself, with its query: the link reloads it. */
const SAME_PAGE = '';

interface IslandNoticesProps {
  words: FrameWords['islands'];
  phone: LenderPhone;
}

/** What guard-islands.ts shows at an island that has stopped, or that this browser is too old for. */
export function IslandNotices({ words, phone }: IslandNoticesProps) {
  const call = { phone: <a href={`tel:${phone.e164}`}>{phone.shown}</a> };
  return (
    <>
      <template id="island-stopped">
        <div className="page-width island-notice">
          <Notice kind="error" role="alert">
            <p>{withLinks(words.stopped, call)}</p>
            <p>
              <a href={SAME_PAGE}>{words.reload}</a>
            </p>
          </Notice>
        </div>
      </template>
      <template id="browser-too-old">
        <div className="page-width island-notice">
          <Notice kind="error">
            <p>{withLinks(words.tooOld, call)}</p>
          </Notice>
        </div>
      </template>
    </>
  );
}
