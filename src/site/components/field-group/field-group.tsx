import type { ReactNode } from 'react';
import './field-group.css';

export interface FieldGroupProps {
  /** A heading above related fields. */
  title?: ReactNode;
  children: ReactNode;
}

/** Stacked fields, with the form's spacing. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <div className="field-group">
      {title ? <h2 className="field-group__title">{title}</h2> : null}
      {children}
    </div>
  );
}

/** Two related fields: side by side on a desktop, `narrowFirst` for postcode and city. */
export function FieldPair(props: { children: ReactNode; narrowFirst?: boolean }) {
  return (
    <div className={props.narrowFirst ? 'field-pair field-pair--narrow-first' : 'field-pair'}>
      {props.children}
    </div>
  );
}
