import { ChoiceField } from '#site/components/choice-field/choice-field.tsx';
import { FieldIds } from '#site/components/field/field-ids.tsx';
import type { ConfiguratorWords } from '#words/configurator/configurator.ts';
import type { ConfiguratorType } from './products.ts';

/** The form that the product's radios belong to. The radios of a loan's type have the same name. */
export const PRODUCT_FORM = 'configurator-product';

export interface ProductChoiceProps {
  words: ConfiguratorWords['product'];
  types: readonly ConfiguratorType[];
  chosen: ConfiguratorType;
  disabled: boolean;
  onChoose: (type: ConfiguratorType) => void;
}

/** The choice of credit, an instalment loan or a mortgage, where mortgages are offered. */
export function ProductChoice({ words, types, chosen, disabled, onChoose }: ProductChoiceProps) {
  if (types.length < 2) return null;
  return (
    <FieldIds prefix="product-">
      <ChoiceField
        name="type"
        form={PRODUCT_FORM}
        legend={words.legend}
        columns={1}
        options={types.map((type) => ({ value: type, ...words[type] }))}
        value={chosen}
        disabled={disabled}
        onChange={(event) => onChoose(event.currentTarget.value as ConfiguratorType)}
      />
    </FieldIds>
  );
}
