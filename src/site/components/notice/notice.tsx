import type { ReactNode } from 'react';
import './notice.css';

export type NoticeKind = 'tip' | 'warning' | 'info' | 'error';

export interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children: ReactNode;
  /** Announces it when it appears: `status` politely, `alert` at once. */
  role?: 'status' | 'alert';
  /** The id for links to it. */
  id?: string;
}

/** A notice next to what the reader is doing. */
export function Notice({ kind, title, children, role, id }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={role} id={id} tabIndex={id ? -1 : undefined}>
      {title ? <p className="notice__title">{title}</p> : null}
      <div className="notice__text">{children}</div>
    </div>
  );
}
