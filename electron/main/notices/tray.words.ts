const english = {
  quiet: 'Do not disturb',
  half_hour: '30 minutes',
  hour: '1 hour',
  shift: 'Until the end of the shift ({{time}})',
  quietUntil: 'Do not disturb until {{time}}',
  quietOff: 'Turn off',
  soundOff: 'The sound is off',
  soundFails: 'The sound does not start',
  trayTitle: 'Concierge Desk goes on beside the clock',
  trayText:
    'It alerts you when a guest waits. Open it by its icon there, or by starting it again. Quit in the menu of the icon.',
  quitText: 'This computer gives no alerts while Concierge Desk is not running.',
  stay: 'Keep it running',
  quitAnyway: 'Quit anyway',
};
export type TrayWords = typeof english;

const spanish: TrayWords = {
  quiet: 'No molestar',
  half_hour: '30 minutos',
  hour: '1 hora',
  shift: 'Hasta el final del turno ({{time}})',
  quietUntil: 'No molestar hasta las {{time}}',
  quietOff: 'Desactivar',
  soundOff: 'El sonido está desactivado',
  soundFails: 'El sonido no funciona',
  trayTitle: 'Concierge Desk sigue junto al reloj',
  trayText:
    'Le avisa cuando un huésped espera. Ábralo con su icono o iniciándolo de nuevo. Para salir, use el menú del icono.',
  quitText: 'Mientras Concierge Desk no esté en marcha, nadie recibe avisos en este equipo.',
  stay: 'Mantenerlo en marcha',
  quitAnyway: 'Salir de todos modos',
};

const french: TrayWords = {
  quiet: 'Ne pas déranger',
  half_hour: '30 minutes',
  hour: '1 heure',
  shift: 'Jusqu’à la fin du service ({{time}})',
  quietUntil: 'Ne pas déranger jusqu’à {{time}}',
  quietOff: 'Désactiver',
  soundOff: 'Le son est coupé',
  soundFails: 'Le son ne fonctionne pas',
  trayTitle: 'Concierge Desk reste actif près de l’horloge',
  trayText:
    'Il vous avertit quand un client attend. Ouvrez-le par son icône ou en le relançant. Pour quitter, utilisez le menu de l’icône.',
  quitText: 'Tant que Concierge Desk ne tourne pas, personne n’est averti sur cet ordinateur.',
  stay: 'Le laisser ouvert',
  quitAnyway: 'Quitter quand même',
};

const german: TrayWords = {
  quiet: 'Nicht stören',
  half_hour: '30 Minuten',
  hour: '1 Stunde',
  shift: 'Bis zum Ende der Schicht ({{time}})',
  quietUntil: 'Nicht stören bis {{time}}',
  quietOff: 'Ausschalten',
  soundOff: 'Der Ton ist aus',
  soundFails: 'Der Ton funktioniert nicht',
  trayTitle: 'Concierge Desk läuft neben der Uhr weiter',
  trayText:
    'Es meldet sich, wenn ein Gast wartet. Öffnen Sie es über sein Symbol dort oder indem Sie es erneut starten. Beendet wird es im Menü des Symbols.',
  quitText: 'Solange Concierge Desk nicht läuft, erfährt an diesem Computer niemand von wartenden Gästen.',
  stay: 'Weiterlaufen lassen',
  quitAnyway: 'Trotzdem beenden',
};

const italian: TrayWords = {
  quiet: 'Non disturbare',
  half_hour: '30 minuti',
  hour: '1 ora',
  shift: 'Fino alla fine del turno ({{time}})',
  quietUntil: 'Non disturbare fino alle {{time}}',
  quietOff: 'Disattiva',
  soundOff: 'Il suono è disattivato',
  soundFails: 'Il suono non funziona',
  trayTitle: 'Concierge Desk resta attivo vicino all’orologio',
  trayText:
    'Vi avvisa quando un ospite aspetta. Apritelo dalla sua icona o avviandolo di nuovo. Per uscire usate il menu dell’icona.',
  quitText: 'Finché Concierge Desk non è in esecuzione, nessuno viene avvisato su questo computer.',
  stay: 'Lasciarlo attivo',
  quitAnyway: 'Esci comunque',
};

const languages: Record<string, TrayWords> = { en: english, es: spanish, fr: french, de: german, it: italian };

/** Texts of the tray's menu and of closing and quitting in the system's language; English without texts. */
export const trayWords = (language: string): TrayWords => languages[language.slice(0, 2).toLowerCase()] ?? english;
