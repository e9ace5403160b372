import { useEffect, useState } from 'react';
import { chosenBroker, forgetBroker, onBrokerChange, storeLinkedBroker } from './stored-broker.ts';
import { useBrokerName } from './use-broker-name.ts';

/** The broker sent with a page's form. */
export interface FormBroker {
  readonly id: string | undefined;
  /** Undefined until known, and without a choice. */
  readonly name: string | undefined;
  /** Removes the choice, here and for later requests. */
  remove(): void;
}

/** The chosen broker: from the link to this page, else from an earlier choice. Undefined at build. */
export function useFormBroker(): FormBroker {
  const [id, setId] = useState<string>();
  useEffect(() => {
    storeLinkedBroker();
    const follow = () => setId(chosenBroker());
    follow();
    return onBrokerChange(follow);
  }, []);
  const name = useBrokerName(id);
  return { id, name, remove: forgetBroker };
}
