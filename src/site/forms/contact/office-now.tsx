import { useState } from 'react';
import { useOnMount } from '#site/browser/hydration.ts';
import { officeStatus } from '#site/browser/office-status.ts';
import { describeOffice, type OfficeHours } from './describe-office.ts';

/** Whether the office is open now, according to the server, and until when, or when it opens. */
export function OfficeNow(office: OfficeHours) {
  const [text, setText] = useState('');

  useOnMount(() => {
    let isLeft = false;
    void officeStatus().then((isOpen) => {
      if (!isLeft && isOpen !== undefined) setText(describeOffice(isOpen, new Date(), office));
    });
    return () => {
      isLeft = true;
    };
  });

  return <p className="office-now lamp lamp--office">{text}</p>;
}
