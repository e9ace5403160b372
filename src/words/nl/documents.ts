import type { documents as french } from '../fr/documents.ts';
import type { Translation } from '../translation.ts';

export const documents: Translation<typeof french> = {
  page: 'Pagina {n} van {total}',
  footer: {
    identity: '{legalName}, {address}',
    register: 'KBO {enterpriseNumber}, {register}. FSMA {fsmaNumber}',
    contact: '{phone} · {email}',
  },
  loan: {
    title: 'De gevraagde lening',
    perMonth: 'per maand, {n}\u00a0maanden lang',
    product: 'Lening',
    type: 'Kredietvorm',
    typeName: 'Lening op afbetaling',
    amount: 'Bedrag',
    additionalAmount: 'Extra bedrag',
    totalLent: 'Totaal geleend bedrag',
    duration: 'Looptijd',
    months: '{n}\u00a0maanden',
    taeg: 'JKP, vaste rentevoet',
    rate: 'Vaste jaarlijkse debetrentevoet',
    payment: 'Maandaflossing',
    total: 'Totaal terug te betalen',
  },
  summary: {
    kind: 'Overzicht',
    title: 'Uw kredietaanvraag',
    subject: 'Overzicht van een kredietaanvraag',
    draft: 'Nog niet verstuurd. Antwoorden bewaard op {date}.',
    unsentPart: 'Nog niet verstuurd. Uw deel zoals het op {date} bewaard was.',
    sent: 'Verstuurd op {date}',
    reference: 'Referentie {reference}',
    address: { label: 'Adres', box: 'bus {box}' },
    borrowers: {
      title: 'De kredietnemers',
      applicant: 'Aanvrager',
      coborrower: 'Medekredietnemer (uzelf)',
    },
    clauses: 'Wat u moet weten',
    consents: 'Uw verklaringen',
    file: 'overzicht',
  },
  secci: {
    kind: 'Precontractuele informatie',
    title: 'Europese standaardinformatie inzake consumentenkrediet',
    subject: 'Precontractueel informatieblad (SECCI)',
    date: 'Opgemaakt op {date} voor de gevraagde lening, tegen het tarief van die dag.',
    proviso:
      'Deze informatie verbindt u niet, en verplicht de kredietgever niet om het krediet toe te staan: eerst gaat hij na of u het kunt terugbetalen.',
    file: 'precontractuele-informatie',
    none: 'Geen',
    key: {
      title: 'Het belangrijkste',
      lender: 'Kredietgever',
      amount: 'Totaal kredietbedrag',
      duration: 'Duur van de overeenkomst',
      payments: 'Aflossingen',
      paymentsText: '{n} aflossingen van {payment}, één per maand',
      rate: 'Debetrentevoet',
      rateText: '{rate} per jaar, vast',
      taeg: 'Jaarlijks kostenpercentage (JKP)',
      total: 'Totaal door u te betalen bedrag',
      cost: 'waarvan totale kosten van het krediet',
      withdrawal: 'Herroepingsrecht',
      withdrawalText: '{withdrawalDays} kalenderdagen na de ondertekening, zonder reden',
      early: 'Vervroegde terugbetaling',
      earlyText: 'Op elk moment, geheel of gedeeltelijk',
      late: 'Als u niet op tijd betaalt',
      lateText:
        'Te laat betalen is duur en kan leiden tot het einde van de overeenkomst, een registratie bij de Nationale Bank en beslag.',
    },
    parties: {
      title: '1. De kredietgever',
      lender: 'Kredietgever',
      address: 'Adres',
      phone: 'Telefoon',
      email: 'E-mail',
      website: 'Website',
      intermediary: 'Kredietbemiddelaar',
      noIntermediary: 'Geen: de aanvraag gaat rechtstreeks naar de kredietgever',
      unknownIntermediary:
        'De makelaar die u hebt gekozen. Op verzoek bezorgen wij u de contactgegevens.',
    },
    credit: {
      title: '2. De belangrijkste kenmerken van het krediet',
      type: 'Kredietvorm',
      typeText: 'Lening op afbetaling ({product})',
      amount: 'Totaal kredietbedrag',
      drawdown: 'Kredietopneming',
      drawdownText:
        'In één keer, per overschrijving, na de ondertekening van de overeenkomst en de ontvangst van het volledige dossier.',
      duration: 'Duur van de kredietovereenkomst',
      payments: 'Aflossingen en hun toerekening',
      paymentsText:
        '{n} maandelijkse aflossingen van {payment}. Elke aflossing betaalt eerst de interest van de maand en dan het kapitaal; de tabel achteraan geeft ze één voor één.',
      total: 'Totaal door u te betalen bedrag',
      totalText: '{total}, dat zijn {n} aflossingen van {payment}',
      goods: 'Goed waarvan het krediet de aankoop financiert',
      goodsText: {
        car: 'Wagen verkocht door een garage of handelaar, eerste inschrijving op {registered}',
        mobileHome:
          'Mobilhome verkocht door een garage of handelaar, eerste inschrijving op {registered}',
      },
      cashPrice: 'Contante prijs',
      cashPriceText: '{price}, waarvan een voorschot van {advance}',
      sureties: 'Gevraagde zekerheden',
      suretiesText:
        '[sureties=possible|Geen zakelijke zekerheid. De overeenkomst zegt of een loonoverdracht of de handtekening van een ander gevraagd wordt.][sureties=none|Geen.]',
    },
    costs: {
      title: '3. De kosten van het krediet',
      rate: 'Debetrentevoet',
      rateText: '{rate} per jaar, vast gedurende de hele looptijd',
      taeg: 'Jaarlijks kostenpercentage (JKP)',
      taegText:
        '{taeg}. Dat zijn de totale kosten van het krediet als een percentage per jaar, waarmee u aanbiedingen vergelijkt.',
      example: 'Berekening van het JKP',
      exampleText:
        '{amount} in één keer uitbetaald, terugbetaald in {n} gelijke maandelijkse aflossingen, de eerste een maand na de uitbetaling.',
      insurance: 'Verplichte verzekering of andere overeenkomst',
      insuranceText:
        'Nee: voor dit krediet is geen verzekering of andere dienst vereist.[insurance=optional| Een facultatieve verzekering kan worden aangeboden; het JKP omvat haar kosten niet.]',
      fees: 'Dossierkosten en bijkomende kosten',
      late: 'Kosten bij laattijdige betaling',
      lateText:
        'Volgens de wet ten hoogste: nalatigheidsinterest op het vervallen kapitaal, tegen de debetrentevoet verhoogd met {surcharge}\u00a0% van die rentevoet, dus {lateRate}; en {reminder} plus portkosten per aanmaning, één per maand. Na {arrears} onbetaalde aflossingen en een ingebrekestelling die een maand zonder gevolg bleef, kan de kredietgever de overeenkomst beëindigen en het hele saldo opeisen.',
    },
    law: {
      title: '4. Uw rechten en andere juridische aspecten',
      withdrawal: 'Herroepingsrecht',
      withdrawalText:
        'Ja. U hebt na de ondertekening {withdrawalDays} kalenderdagen om zonder reden van het krediet af te zien. U geeft het ontvangen kapitaal dan binnen {returnDays} dagen terug, met de verlopen interest.',
      early: 'Vervroegde terugbetaling',
      earlyText:
        'Ja, op elk moment, geheel of gedeeltelijk; u meldt het {noticeDays} dagen vooraf. De interest en de kosten van de resterende looptijd zijn dan niet verschuldigd. Vergoeding voor de kredietgever, ten hoogste: {over}\u00a0% van het terugbetaalde kapitaal als er meer dan een jaar overblijft, anders {upTo}\u00a0%.',
      database: 'Raadpleging van een gegevensbank',
      databaseText:
        'De kredietgever raadpleegt de Centrale voor kredieten aan particulieren van de Nationale Bank. Weigert hij het krediet op die grond, dan laat hij u dat meteen en kosteloos weten.',
      human: 'Geautomatiseerde beslissing',
      humanText:
        'Is een beslissing geautomatiseerd, dan kunt u vragen dat iemand ze opnieuw bekijkt en ze u uitlegt, en uw standpunt geven.',
      draft: 'Ontwerp van overeenkomst',
      draftText:
        'U krijgt op verzoek kosteloos een exemplaar van het ontwerp van overeenkomst, tenzij de kredietgever niet bereid is u geld te lenen.',
      validity: 'Geldigheid van deze informatie',
      validityText:
        'Op {date}. Wijzigt het tarief later, dan verandert dat niets aan een ondertekende overeenkomst.',
    },
    distance: {
      title: '5. De verkoop op afstand van financiële diensten',
      register: 'Registratie',
      registerText:
        'KBO {enterpriseNumber}, {register}. Vergund door de FSMA onder nr. {fsmaNumber}',
      supervision: 'Toezichthouders',
      exercise: 'Hoe u het herroepingsrecht uitoefent',
      exerciseText:
        'Met een aangetekende brief of per e-mail aan de kredietgever, op de adressen hierboven, voor het einde van de termijn. Zonder herroeping loopt de overeenkomst door.',
      governing: 'Toepasselijk recht en rechtbank',
      governingText:
        'Het Belgische recht, voor deze informatie en voor de overeenkomst. Bevoegd is de rechtbank van de woonplaats van de consument.',
      language: 'Taal',
      languageText:
        'De informatie en de overeenkomst zijn in het Nederlands; gedurende de overeenkomst communiceren we in het Nederlands.',
      complaints: 'Klachten en beroep',
      complaintsText:
        'Eerst bij de kredietgever. Bent u niet tevreden met zijn antwoord: {ombudsman}, {ombudsmanAddress}, {ombudsmanEmail}, {url}. Die procedure verloopt buiten de rechtbank.',
    },
    table: {
      title: 'Aflossingstabel',
      month: 'Maand',
      payment: 'Aflossing',
      capital: 'Kapitaal',
      interest: 'Interest',
      balance: 'Verschuldigd saldo',
      total: 'Totaal',
    },
  },
};
