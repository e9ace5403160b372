import { describe, expect, it } from 'vitest';
import { localizedFrom } from '#domain/locale/locale.ts';
import { checkContactForm, contactWays } from './contact-form.ts';

const rules = {
  lender: {
    facts: { officeVisits: true },
    contactSubjects: [
      {
        slug: localizedFrom({ fr: 'plainte', nl: 'klacht' }),
        label: localizedFrom({ fr: '', nl: '' }),
      },
    ],
  },
  places: { isPostcode: (zip: string) => zip === '5000' },
};
const RIGHT = {
  subject: 'plainte',
  firstname: 'Aurélie',
  lastname: 'Dubois',
  email: 'aurelie@example.be',
  message: 'Bonjour',
};

const faultsOf = (answers: Record<string, string>) => {
  const checked = checkContactForm(answers, rules);
  return checked.ok ? [] : checked.faults;
};

describe('checkContactForm', () => {
  // C-2.1
  it.each([
    ['write', 'subject firstname lastname email message'],
    ['call', 'subject firstname lastname email phone'],
    ['visit', 'subject firstname lastname email phone'],
    ['', 'subject firstname lastname email message'],
    ['fax', 'subject firstname lastname email message'],
  ])('%j requires %s', (way, names) => {
    const missing = faultsOf({ way }).map(({ field, kind }) => `${field} ${kind}`);
    expect(missing).toEqual(names.split(' ').map((name) => `${name} required`));
  });

  it('keeps the way, and adds the default', () => {
    expect(checkContactForm(RIGHT, rules)).toEqual({
      ok: true,
      answers: { ...RIGHT, way: 'write' },
    });
    const call = { ...RIGHT, way: 'call', phone: '0475 12 34 56' };
    expect(checkContactForm(call, rules)).toEqual({ ok: true, answers: call });
  });

  it.each([
    [{ subject: 'klacht' }, []],
    [{ subject: 'autre' }, [{ field: 'subject', kind: 'invalid' }]],
    [
      { firstname: 'A'.repeat(21) },
      [{ field: 'firstname', kind: 'maxLength', params: { max: 20 } }],
    ],
    [{ lastname: 'Dubois#' }, [{ field: 'lastname', kind: 'nameCharacters' }]],
    [{ email: 'aurelie@' }, [{ field: 'email', kind: 'email' }]],
    [{ phone: '12' }, [{ field: 'phone', kind: 'phone' }]],
    [{ zip: '5001' }, [{ field: 'zip', kind: 'beZip' }]],
    [{ message: 'x'.repeat(4_000) }, []],
    [
      { message: 'x'.repeat(4_001) },
      [{ field: 'message', kind: 'maxLength', params: { max: 4_000 } }],
    ],
  ])('reports the faults of %j', (over, faults) => {
    expect(faultsOf({ ...RIGHT, ...over })).toEqual(faults);
  });
});

describe('a lender that receives no visitors', () => {
  const lender = { ...rules.lender, facts: { officeVisits: false } };

  it('offers no appointment at its office (F-4.8)', () => {
    expect(contactWays(rules.lender)).toEqual(['write', 'call', 'visit']);
    expect(contactWays(lender)).toEqual(['write', 'call']);
  });

  it('takes a request for one as a message (F-4.8)', () => {
    const checked = checkContactForm({ ...RIGHT, way: 'visit' }, { ...rules, lender });
    expect(checked).toEqual({ ok: true, answers: { ...RIGHT, way: 'write' } });
  });
});
