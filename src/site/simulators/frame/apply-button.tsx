import { useId } from 'react';
import { Button } from '#site/components/button/button.tsx';

export interface ApplyButtonProps {
  label: string;
  /** What has to be entered before there is a loan to apply for; undefined if there is a loan. */
  missing: string | undefined;
}

/**
 * The button that leads to the form. While there is no valid loan it is disabled and says what is
 * missing.
 */
export function ApplyButton({ label, missing }: ApplyButtonProps) {
  const id = useId();
  return (
    <>
      <Button type="submit" action="apply" disabled={!!missing} aria-describedby={missing && id}>
        {label}
      </Button>
      {missing && (
        <p className="simulator__missing" id={id}>
          {missing}
        </p>
      )}
    </>
  );
}
