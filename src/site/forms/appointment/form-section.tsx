import type { ReactNode } from 'react';

export interface FormSectionProps {
  /** The suffix of its id. */
  name: string;
  title: string;
  /** Why these questions are asked. */
  text?: string;
  /** Shown next to the title if all of its fields are optional. */
  optional?: string;
  children: ReactNode;
}

/** A group of related questions, with the reason for asking them. */
export function FormSection({ name, title, text, optional, children }: FormSectionProps) {
  const id = sectionId(name);
  const label = optional ? `${id}-title ${id}-optional` : `${id}-title`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand next to its heading
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

/** The id that links lead to; no control has it. */
export function sectionId(name: string): string {
  return `section-${name}`;
}
