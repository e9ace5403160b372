import type { home as french } from '../fr/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof french> = {
  title: 'Leningen en kredieten: eerst rekenen, dan aanvragen',
  description:
    'Kies een bedrag en een looptijd: u ziet de maandaflossing, het JKP en wat de lening in totaal kost. Daarna kunt u ze aanvragen.',
  views: {
    label: 'Wat u wilt lenen',
    loan: 'Lening',
    credit: 'Hypothecair krediet',
  },
  credit: {
    headline: 'Een hypothecair krediet duurt jaren: bereken wat het kost.',
    lead: 'Ga uit van het bedrag dat u wilt lenen, of van wat u elke maand kunt betalen.',
  },
  tabs: {
    label: 'Uw project',
    personal: 'Persoonlijk project',
    car: 'Auto',
    mobilhome: 'Mobilhome',
    renovation: 'Werken',
    grouping: 'Hergroepering',
    coproperty: 'Mede-eigendom',
  },
  headline: 'Weten waar u uitkomt, voor u leent.',
  lead: 'Kies een bedrag en een looptijd.',
  /** A simulator that fails to load. */
  missing: {
    title: 'Deze berekening is niet aangekomen',
    text: 'Misschien is de verbinding verbroken. Wat u hebt ingevuld, staat er nog.',
    again: 'Opnieuw proberen',
    page: 'De pagina van dit krediet openen',
  },
  price: {
    line: '{amount} lenen kost {cost}: {cents} cent per euro.',
    loan: '{name} over {months}\u00a0maanden, JKP {taeg}, vaste rentevoet.',
  },
  steps: {
    application: {
      title: 'Wat een aanvraag inhoudt',
      lead: 'Uw antwoorden worden stap voor stap en versleuteld bewaard: u kunt later op hetzelfde toestel verdergaan.',
      stages: {
        data: {
          title: 'Uw gegevens',
        },
        activity: {
          title: 'Uw activiteit',
        },
        costs: {
          title: 'Uw kosten',
        },
        completion: {
          title: 'De afwerking',
        },
      },
      promise:
        'We raadplegen de Centrale voor kredieten aan particulieren en kijken uw budget na: een aanvraag kan geweigerd worden, en dan zeggen we u waarom. Tot u het contract tekent, bent u tot niets verbonden; daarna hebt u nog veertien dagen om ervan af te zien.',
    },
    inquiry: {
      title: 'Wat een aanvraag voor een mede-eigendom inhoudt',
      lead: 'Eén formulier, dat een adviseur leest. Het neemt het bedrag en de looptijd over die u hierboven kiest.',
      stages: {
        share: {
          title: 'Uw aandeel',
        },
        person: {
          title: 'Uw gegevens',
        },
        documents: {
          title: 'Uw documenten',
        },
        answer: {
          title: 'Het antwoord',
        },
      },
      promise:
        'We raadplegen de Centrale voor kredieten aan particulieren en kijken uw budget na: een aanvraag kan geweigerd worden, en dan zeggen we u waarom.',
    },
    mortgage: {
      title: 'Hoe een hypothecair krediet tot stand komt',
      lead: 'U vraagt het niet online aan: een adviseur bereidt het met u voor.',
      stages: {
        figures: {
          title: 'Uw berekening',
        },
        talk: {
          title: 'Een gesprek',
        },
        check: {
          title: 'Het onderzoek',
        },
        offer: {
          title: 'Het aanbod, daarna de akte',
        },
      },
      promise:
        'Een aanvraag kan geweigerd worden; dan zeggen we u waarom. Tot u het aanbod aanvaardt, bent u tot niets verbonden.',
    },
  },
  who: {
    title: 'Wie is {name}',
    text: '[officeVisits=yes|Achter deze site zit een kantoor in {city}, met mensen die antwoorden.][officeVisits=no|Achter deze site zitten mensen die antwoorden.] Bel {phone} of schrijf naar {email}: met een vraag start u nog geen aanvraag.',
  },
};
