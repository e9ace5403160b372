import {
  ABROAD,
  ESTATE_TYPES,
  estateTypesOf,
  MORTGAGE_COUNTRIES,
  MORTGAGE_PROJECTS,
} from '#journey/inquiries/mortgage-projects.ts';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { SelectField } from '#site/components/select-field/select-field.tsx';
import type { AppointmentWords } from '#words/appointment/appointment.ts';
import type { Errors } from './appointment-setup.ts';

export interface ProjectFieldsProps {
  words: AppointmentWords;
  errors: Errors;
  project: string;
  type: string;
  /** Without script everything is asked, and says whom it concerns. */
  isAlive: boolean;
  onProject: (project: string) => void;
  onType: (type: string) => void;
}

/** What it is for. Country and type are asked of the projects that have them (spec 1 §5). */
export function ProjectFields(props: ProjectFieldsProps) {
  const { words, errors, project, type, isAlive, onProject, onType } = props;
  const { fields, choices, notAsked } = words;
  const types = isAlive ? estateTypesOf(project) : ESTATE_TYPES;
  return (
    <>
      <ChoiceField
        name="project"
        legend={fields.project.label}
        error={errors.project}
        options={MORTGAGE_PROJECTS.map((value) => ({ value, label: choices.project[value] }))}
        onChange={(event) => onProject(event.currentTarget.value)}
        required
      />
      {(!isAlive || project === ABROAD) && (
        <div className="appointment__asked">
          <SelectField
            name="country"
            label={fields.country.label}
            hint={isAlive ? undefined : notAsked.country}
            error={errors.country}
            placeholder={words.choose}
            options={MORTGAGE_COUNTRIES.map((value) => ({ value, label: choices.country[value] }))}
            required={isAlive}
            width="medium"
          />
        </div>
      )}
      {types.length > 0 && (
        <div className="appointment__asked">
          <ChoiceField
            // What was chosen before the script ran is taken in; from then on it is held here.
            key={String(isAlive)}
            name="type"
            legend={fields.type.label}
            hint={isAlive ? undefined : notAsked.type}
            error={errors.type}
            options={types.map((value) => ({ value, label: choices.type[value] }))}
            value={isAlive ? type : undefined}
            onChange={(event) => onType(event.currentTarget.value)}
            required={isAlive}
          />
        </div>
      )}
    </>
  );
}
