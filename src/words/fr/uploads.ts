/** Why a file was not taken. */
export const uploads = {
  faults: {
    empty: '«\u00A0{name}\u00A0» est vide.',
    type: '«\u00A0{name}\u00A0» n’est pas d’un type accepté\u00A0: images, PDF, texte, Word, Excel, PowerPoint (pptx), Pages ou RTF.',
    disguised:
      '«\u00A0{name}\u00A0» contient autre chose que ce que son nom annonce. Enregistrez-le à nouveau depuis le programme avec lequel il a été fait.',
    macros: '«\u00A0{name}\u00A0» contient des macros. Enregistrez-le sans macros, ou en PDF.',
    active:
      '«\u00A0{name}\u00A0» contient un script ou un programme. Imprimez-le en PDF et joignez ce PDF.',
    protected:
      '«\u00A0{name}\u00A0» est protégé par un mot de passe. Enlevez la protection, puis joignez-le à nouveau.',
    bomb: '«\u00A0{name}\u00A0» devient démesuré quand on le décompresse. Enregistrez-le en PDF.',
    unreadable:
      '«\u00A0{name}\u00A0» est abîmé ou incomplet. Vérifiez qu’il s’ouvre chez vous, ou enregistrez-le en PDF.',
    infected: 'Notre antivirus a refusé «\u00A0{name}\u00A0».',
    unscanned:
      'Nous ne pouvons pas contrôler «\u00A0{name}\u00A0» pour le moment. Réessayez dans quelques minutes, ou envoyez le formulaire sans fichier.',
    changed:
      '«\u00A0{name}\u00A0» a été modifié, déplacé ou supprimé depuis que vous l’avez choisi. Retirez-le et ajoutez-le à nouveau.',
    tooLarge: '«\u00A0{name}\u00A0» dépasse {megabytes}\u00A0Mo.',
    tooMuch:
      'Vos fichiers sont trop nombreux ou trop lourds\u00A0: {most} au plus, de {megabytes}\u00A0Mo chacun.',
    tooMany: 'Vous pouvez joindre {most} fichiers au plus.',
  },
};
