import { useEffect, useState } from 'react';
import { chosenBroker, forgetBroker, onBrokerChange, storeLinkedBroker } from './stored-broker.ts';
import { useBrokerName } from './use-broker-name.ts';

/** The broker who goes along with what a page sends. */
export interface FormBroker {
  readonly id: string | undefined;
  /** Not known yet, or not at all. */
  readonly name: string | undefined;
  /** Takes them out, here and for what is sent later. */
  remove(): void;
}

/** The broker chosen last in this browser, or whose link led here. The page as it is built has none. */
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
