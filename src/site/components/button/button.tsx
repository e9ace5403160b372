import type { ComponentProps, ReactNode } from 'react';
import './button.css';

export type ButtonVariant = 'act' | 'plain' | 'link';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant;
  /** The action's name in the product's contract (`next`, `apply` …). */
  action?: string | undefined;
  /** True while waiting for an answer: it keeps its focus, announces it, and ignores clicks. */
  busy?: boolean;
  busyLabel?: ReactNode;
}

/** A button. Use one `act` per screen. */
export function Button(props: ButtonProps) {
  const { variant = 'act', action, busy = false, busyLabel, children, onClick, ...button } = props;
  return (
    <button
      type="button"
      {...button}
      className={`button button--${variant}`}
      data-action={action}
      aria-disabled={busy ? 'true' : button['aria-disabled']}
      aria-busy={busy ? 'true' : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

export interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'className'> {
  variant?: ButtonVariant;
  action?: string | undefined;
}

/** A link styled as a button: it navigates, and performs no action. */
export function LinkButton({ variant = 'act', action, children, ...link }: LinkButtonProps) {
  return (
    <a {...link} className={`button button--${variant}`} data-action={action}>
      {children}
    </a>
  );
}
