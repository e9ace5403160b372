import { FieldPair } from '#site/components/field-group/field-group.tsx';
import { namePrice } from '#words/appointment/name-price.ts';
import { AmountField } from './amount-field.tsx';
import type { AppointmentSetup, Errors } from './appointment-setup.ts';
import { FormSection } from './form-section.tsx';
import type { useAmounts } from './use-amounts.ts';

export interface AmountsProps extends Pick<ReturnType<typeof useAmounts>, 'amounts' | 'setAmount'> {
  setup: AppointmentSetup;
  errors: Errors;
}

/** The price, the visitor's own funds, and the amount to borrow. */
export function AmountsSection(
  props: AmountsProps & { project: string; proposed: string | undefined },
) {
  const { setup, errors, amounts, setAmount, project, proposed } = props;
  const { words } = setup;
  const of = (name: 'price' | 'priceapport' | 'priceborrow') => ({
    name,
    label: words.fields[name].label,
    hint: words.fields[name].hint,
    error: errors[name],
    locale: setup.form.locale,
    digits: amounts[name] ?? '',
    onDigits: (digits: string) => setAmount(name, digits),
  });
  const isProposed = proposed !== undefined && amounts.priceborrow === proposed;
  return (
    <FormSection name="amounts" {...words.sections.amounts} optional={words.optional}>
      <FieldPair>
        <AmountField {...of('price')} label={namePrice(project, words).label} />
        <AmountField {...of('priceapport')} />
      </FieldPair>
      <AmountField {...of('priceborrow')} note={isProposed ? words.carriedOver.taken : undefined} />
    </FormSection>
  );
}
