import type { uploads as french } from '../fr/uploads.ts';
import type { Translation } from '../translation.ts';

/** Why a file was not taken. */
export const uploads: Translation<typeof french> = {
  faults: {
    empty: '„{name}“ ist leer.',
    type: '„{name}“ ist kein Dateityp, den wir annehmen: Bilder, PDF, Text, Word, Excel, PowerPoint (pptx), Pages oder RTF.',
    disguised:
      '„{name}“ enthält etwas anderes, als der Name ankündigt. Speichern Sie die Datei noch einmal mit dem Programm, mit dem sie erstellt wurde.',
    macros: '„{name}“ enthält Makros. Speichern Sie die Datei ohne Makros, oder als PDF.',
    active:
      '„{name}“ enthält ein Skript oder ein Programm. Drucken Sie die Datei als PDF und fügen Sie dieses PDF bei.',
    protected:
      '„{name}“ ist mit einem Passwort geschützt. Entfernen Sie den Schutz und fügen Sie die Datei dann noch einmal bei.',
    bomb: '„{name}“ wird beim Entpacken übermäßig groß. Speichern Sie die Datei als PDF.',
    unreadable:
      '„{name}“ ist beschädigt oder unvollständig. Prüfen Sie, ob die Datei sich bei Ihnen öffnet, oder speichern Sie sie als PDF.',
    infected: 'Unser Virenscanner hat „{name}“ abgelehnt.',
    unscanned:
      'Wir können „{name}“ im Moment nicht prüfen. Versuchen Sie es in ein paar Minuten noch einmal, oder senden Sie das Formular ohne Datei.',
    changed:
      '„{name}“ wurde geändert, verschoben oder gelöscht, nachdem Sie die Datei ausgewählt haben. Entfernen Sie sie und fügen Sie sie erneut hinzu.',
    tooLarge: '„{name}“ ist größer als {megabytes}\u00A0MB.',
    tooMuch:
      'Es sind zu viele oder zu große Dateien: höchstens {most}, mit je höchstens {megabytes}\u00A0MB.',
    tooMany: 'Sie können höchstens {most} Dateien beifügen.',
  },
};
