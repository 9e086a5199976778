const english = {
  quiet: 'Do not disturb',
  half_hour: '30 minutes',
  hour: '1 hour',
  shift: 'Until the end of the shift ({{time}})',
  quietUntil: 'Do not disturb until {{time}}',
  quietOff: 'Turn off',
};
export type TrayWords = typeof english;

const spanish: TrayWords = {
  quiet: 'No molestar',
  half_hour: '30 minutos',
  hour: '1 hora',
  shift: 'Hasta el final del turno ({{time}})',
  quietUntil: 'No molestar hasta las {{time}}',
  quietOff: 'Desactivar',
};

const french: TrayWords = {
  quiet: 'Ne pas déranger',
  half_hour: '30 minutes',
  hour: '1 heure',
  shift: 'Jusqu’à la fin du service ({{time}})',
  quietUntil: 'Ne pas déranger jusqu’à {{time}}',
  quietOff: 'Désactiver',
};

const german: TrayWords = {
  quiet: 'Nicht stören',
  half_hour: '30 Minuten',
  hour: '1 Stunde',
  shift: 'Bis zum Ende der Schicht ({{time}})',
  quietUntil: 'Nicht stören bis {{time}}',
  quietOff: 'Ausschalten',
};

const italian: TrayWords = {
  quiet: 'Non disturbare',
  half_hour: '30 minuti',
  hour: '1 ora',
  shift: 'Fino alla fine del turno ({{time}})',
  quietUntil: 'Non disturbare fino alle {{time}}',
  quietOff: 'Disattiva',
};

const languages: Record<string, TrayWords> = { en: english, es: spanish, fr: french, de: german, it: italian };

/** Texts of the tray's menu and of closing and quitting in the system's language; English without texts. */
export const trayWords = (language: string): TrayWords => languages[language.slice(0, 2).toLowerCase()] ?? english;
