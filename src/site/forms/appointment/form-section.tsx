import type { ReactNode } from 'react';

export interface FormSectionProps {
  /** What its id ends in. */
  name: string;
  title: string;
  /** Why it is asked. */
  text?: string;
  /** Beside the title, where none of its fields has to be answered. */
  optional?: string;
  children: ReactNode;
}

/** Questions that belong together, with the reason for them. */
export function FormSection({ name, title, text, optional, children }: FormSectionProps) {
  const id = sectionId(name);
  const label = optional ? `${id}-title ${id}-optional` : `${id}-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its heading
    <div className="form-section" id={id} role="group" aria-labelledby={label} tabIndex={-1}>
      <div className="form-section__head">
        <h2 id={`${id}-title`}>{title}</h2>
        {optional && (
          <span className="form-section__optional" id={`${id}-optional`}>
            {optional}
          </span>
        )}
      </div>
      {text && <p className="form-section__why">{text}</p>}
      {children}
    </div>
  );
}

/** Where links lead to it: no control has such an id. */
export function sectionId(name: string): string {
  return `section-${name}`;
}
