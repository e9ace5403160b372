import type { ReactNode } from 'react';
import './notice.css';

export type NoticeKind = 'tip' | 'warning' | 'info' | 'error';

export interface NoticeProps {
  kind: NoticeKind;
  title?: ReactNode;
  children: ReactNode;
  /** Says it aloud when it appears: `status` waits its turn, `alert` does not. */
  role?: 'status' | 'alert';
  /** Where links lead to it. */
  id?: string;
}

/** Something the reader should know beside what they are doing. */
export function Notice({ kind, title, children, role, id }: NoticeProps) {
  return (
    <div className={`notice notice--${kind}`} role={role} id={id} tabIndex={id ? -1 : undefined}>
      {title ? <p className="notice__title">{title}</p> : null}
      <div className="notice__text">{children}</div>
    </div>
  );
}
