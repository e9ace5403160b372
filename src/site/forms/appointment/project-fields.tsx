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
  /** Without script every question is shown, with whom it concerns. */
  isHydrated: boolean;
  onProject: (project: string) => void;
  onType: (type: string) => void;
}

/** The purpose of the loan. Country and type are asked only for projects that have them (W-6.18, W-6.19). */
export function ProjectFields(props: ProjectFieldsProps) {
  const { words, errors, project, type, isHydrated, onProject, onType } = props;
  const { fields, choices, notAsked } = words;
  const types = isHydrated ? estateTypesOf(project) : ESTATE_TYPES;
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
      {(!isHydrated || project === ABROAD) && (
        <div className="appointment__asked">
          <SelectField
            name="country"
            label={fields.country.label}
            hint={isHydrated ? undefined : notAsked.country}
            error={errors.country}
            placeholder={words.choose}
            options={MORTGAGE_COUNTRIES.map((value) => ({ value, label: choices.country[value] }))}
            required={isHydrated}
            width="medium"
          />
        </div>
      )}
      {types.length > 0 && (
        <div className="appointment__asked">
          <ChoiceField
            name="type"
            legend={fields.type.label}
            hint={isHydrated ? undefined : notAsked.type}
            error={errors.type}
            options={types.map((value) => ({ value, label: choices.type[value] }))}
            value={type}
            onChange={(event) => onType(event.currentTarget.value)}
            required={isHydrated}
          />
        </div>
      )}
    </>
  );
}
