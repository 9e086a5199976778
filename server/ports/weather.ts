/** A day's forecast. Temperatures in °C. */
export type Forecast = { summary_code: number; temperature_max: number; temperature_min: number };

export interface Weather {
  /** The forecast for a place on a day (`YYYY-MM-DD`), or null if unavailable. Never throws. */
  forecast(place: { latitude: number; longitude: number }, day: string): Promise<Forecast | null>;
}
