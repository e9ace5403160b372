import type { uploads as french } from '../fr/uploads.ts';
import type { Translation } from '../translation.ts';

/** Why a file was not taken. */
export const uploads: Translation<typeof french> = {
  faults: {
    empty: '‘{name}’ is leeg.',
    type: '‘{name}’ is geen bestandstype dat we aanvaarden: afbeeldingen, PDF, tekst, Word, Excel, PowerPoint (pptx), Pages of RTF.',
    disguised:
      '‘{name}’ bevat iets anders dan de naam aangeeft. Bewaar het opnieuw vanuit het programma waarin het gemaakt is.',
    macros: '‘{name}’ bevat macro’s. Bewaar het zonder macro’s, of als PDF.',
    active: '‘{name}’ bevat een script of een programma. Druk het af naar PDF en voeg die PDF toe.',
    protected:
      '‘{name}’ is beveiligd met een wachtwoord. Verwijder de beveiliging en voeg het opnieuw toe.',
    bomb: '‘{name}’ wordt buitensporig groot bij het uitpakken. Bewaar het als PDF.',
    unreadable:
      '‘{name}’ is beschadigd of onvolledig. Kijk na of het bij u opengaat, of bewaar het als PDF.',
    infected: 'Onze virusscanner heeft ‘{name}’ geweigerd.',
    unscanned:
      'We kunnen ‘{name}’ op dit moment niet controleren. Probeer het over enkele minuten opnieuw, of verstuur het formulier zonder bestand.',
    changed:
      '‘{name}’ is gewijzigd, verplaatst of verwijderd nadat u het koos. Haal het weg en voeg het opnieuw toe.',
    tooLarge: '‘{name}’ is groter dan {megabytes} MB.',
    tooMuch:
      'U hebt te veel of te grote bestanden gekozen: hoogstens {most}, van {megabytes} MB elk.',
    tooMany: 'U kunt hoogstens {most} bestanden toevoegen.',
  },
};
