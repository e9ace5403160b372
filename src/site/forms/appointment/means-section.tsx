import { BORROWERS, type MortgageAmountName } from '#journey/inquiries/mortgage-form.ts';
import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { FieldPair } from '#site/components/field-group/field-group.tsx';
import { TextField } from '#site/components/text-field/text-field.tsx';
import { AmountField } from './amount-field.tsx';
import type { AmountsProps } from './amounts-section.tsx';
import { FormSection } from './form-section.tsx';

/** Monthly income and expenses, which a lender must by law examine first. */
export function MeansSection({ setup, errors, amounts, setAmount }: AmountsProps) {
  const { words, form } = setup;
  const { fields, choices } = words;
  const amount = (name: MortgageAmountName) => (
    <AmountField
      name={name}
      label={fields[name].label}
      hint={fields[name].hint}
      error={errors[name]}
      locale={form.locale}
      digits={amounts[name] ?? ''}
      onDigits={(digits) => setAmount(name, digits)}
    />
  );
  return (
    <FormSection name="means" {...words.sections.means} optional={words.optional}>
      <ChoiceField
        name="borrowsingle"
        legend={fields.borrowsingle.label}
        error={errors.borrowsingle}
        options={BORROWERS.map((value) => ({ value, label: choices.borrowsingle[value] }))}
      />
      <h3 className="form-section__part">
        {words.incomes} <span>{words.perMonth}</span>
      </h3>
      <FieldPair>
        {amount('revenuetotal')}
        {amount('revenuereplace')}
      </FieldPair>
      <FieldPair>
        {amount('revenuelocation')}
        {amount('revenuemobil')}
      </FieldPair>
      <h3 className="form-section__part">
        {words.charges} <span>{words.perMonth}</span>
      </h3>
      <FieldPair>
        {amount('chargecredit')}
        {amount('chargeafter')}
      </FieldPair>
      <FieldPair>
        {amount('chargepension')}
        <TextField
          name="chargechilds"
          label={fields.chargechilds.label}
          error={errors.chargechilds}
          inputMode="numeric"
          autoComplete="off"
          width="short"
        />
      </FieldPair>
    </FormSection>
  );
}
