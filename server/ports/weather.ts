/** A day's forecast in words that need no meteorologist. Temperatures in °C. */
export type Forecast = { summary_code: number; temperature_max: number; temperature_min: number };

export interface Weather {
  /** The forecast for a place on a day (`YYYY-MM-DD`), or null where there is none. Never throws. */
  forecast(place: { latitude: number; longitude: number }, day: string): Promise<Forecast | null>;
}
