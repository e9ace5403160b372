import { useId } from 'react';
import { Button } from '#site/components/button/button.tsx';

export interface ApplyButtonProps {
  label: string;
  /** What has to be entered before there is a loan to apply for; nothing where there is one. */
  missing: string | undefined;
}

/** The way to the form. While what is typed is no loan it leads nowhere, and says what is missing. */
export function ApplyButton({ label, missing }: ApplyButtonProps) {
  const id = useId();
  const isBlocked = missing !== undefined;
  return (
    <>
      <Button
        type="submit"
        action="apply"
        disabled={isBlocked}
        aria-describedby={isBlocked ? id : undefined}
      >
        {label}
      </Button>
      {isBlocked && (
        <p className="simulator__missing" id={id}>
          {missing}
        </p>
      )}
    </>
  );
}
