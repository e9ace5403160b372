import type { ReactNode } from 'react';
import './field-group.css';

export interface FieldGroupProps {
  /** A heading over fields that belong together. */
  title?: ReactNode;
  children: ReactNode;
}

/** Fields one under the other, at the form's rhythm. */
export function FieldGroup({ title, children }: FieldGroupProps) {
  return (
    <div className="field-group">
      {title ? <h2 className="field-group__title">{title}</h2> : null}
      {children}
    </div>
  );
}

/** Two fields that belong together: side by side on a desktop, `narrowFirst` for postcode and city. */
export function FieldPair(props: { children: ReactNode; narrowFirst?: boolean }) {
  return (
    <div className={props.narrowFirst ? 'field-pair field-pair--narrow-first' : 'field-pair'}>
      {props.children}
    </div>
  );
}
