import { describe, expect, it } from 'vitest';
import { UPLOAD_WORDS } from '../uploads/uploads.ts';
import { describeFileFaults, describeFormFaults } from './describe-faults.ts';
import { formFaultWords } from './fault-words.ts';

describe('describeFormFaults', () => {
  it('names each field in its language', () => {
    const faults = [
      { field: 'subject', kind: 'required' },
      { field: 'email', kind: 'required' },
      { field: 'firstname', kind: 'maxLength', params: { max: 20 } },
      { field: 'message', kind: 'required' },
      { field: 'amount', kind: 'between', params: { min: 5000, max: 50000.01 } },
    ] as const;
    expect(describeFormFaults(faults, formFaultWords('fr'))).toEqual({
      subject: 'Choisissez le sujet de votre message.',
      email: 'L’adresse e-mail est obligatoire.',
      firstname: 'Le prénom ne peut pas contenir plus de 20 caractères.',
      message: 'Écrivez votre message.',
      amount: 'Indiquez un montant entre 5\u00a0000\u00a0€ et 50\u00a0000,01\u00a0€.',
    });
    expect(describeFormFaults(faults, formFaultWords('nl'))).toMatchObject({
      email: expect.stringContaining('Het e-mailadres'),
      amount: expect.stringContaining('€\u00a05.000'),
    });
  });
});

describe('describeFileFaults', () => {
  it('says a sentence for each file, and once that there are too many', () => {
    const expected = describeFileFaults(
      [
        { name: 'a.exe', reason: 'type' },
        { name: 'b.pdf', reason: 'tooMany' },
        { name: 'c.pdf', reason: 'tooMany' },
      ],
      UPLOAD_WORDS.fr,
    );
    expect(expected.split('\n')).toEqual([
      expect.stringContaining('«\u00a0a.exe\u00a0»'),
      'Vous pouvez joindre 6 fichiers au plus.',
    ]);
  });
});
