import 'react';

/** Attributes of HTML that React 18 passes on without knowing them: as written, and in lower case. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual' | undefined;
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string | undefined;
  }
}
