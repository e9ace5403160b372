import type { ForeseenRefusal } from '#journey/affordability/foresee-refusal.ts';
import { LinkButton } from '#site/components/button/button.tsx';
import { Notice } from '#site/components/notice/notice.tsx';
import type { ApplicationSetup } from '../setup.ts';

interface IncomeWarningProps {
  setup: ApplicationSetup;
  refusal: ForeseenRefusal;
}

/**
 * Shown where the working category is answered, so that nobody fills in four more steps in vain.
 */
export function IncomeWarning({ setup, refusal }: IncomeWarningProps) {
  const { incomeWarning, contactLink } = setup.words.application;
  return (
    <Notice kind="warning" title={incomeWarning.title} role="status">
      <p>{incomeWarning[refusal]}</p>
      <p>{incomeWarning.adviser}</p>
      <LinkButton variant="plain" href={setup.help.links.contact}>
        {contactLink}
      </LinkButton>
    </Notice>
  );
}
