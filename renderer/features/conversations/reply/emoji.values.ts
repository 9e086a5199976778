/** The emoji that receptions use, by group; screen readers know their names. */
export const emojiGroups = [
  { words: 'Faces', emoji: '😊 🙂 😀 😄 😉 😍 🥰 🤗 😅 😂 🤔 😌 😢 😔 🙏 🎉'.split(' ') },
  { words: 'Gestures', emoji: '👍 👌 👋 👏 🙌 🤝 💪 👉 ❤️ 💙 💐 ✅ ❌ ⚠️ ⭐ ✨'.split(' ') },
  { words: 'Hotel', emoji: '🏨 🛎️ 🔑 🛏️ 🚿 🛁 🧖 🏊 💆 🧺 🧴 🧸 📶 🅿️ ♿ 🐶'.split(' ') },
  { words: 'Food and drink', emoji: '☕ 🍵 🥐 🍳 🥗 🍽️ 🍷 🍾 🍸 🍺 🎂 🍰 🍓 🌱 🐟 🧀'.split(' ') },
  { words: 'Travel and weather', emoji: '🚗 🚕 🚆 ✈️ 🚲 🧳 🗺️ 📍 🕐 📅 ☀️ 🌧️ ❄️ 🏖️ 🏔️ 🎭'.split(' ') },
] as const;

/** A text with an emoji in place of what is selected, and where the cursor is then. */
export function withEmoji(text: string, emoji: string, from: number, to: number): { text: string; cursor: number } {
  return { text: text.slice(0, from) + emoji + text.slice(to), cursor: from + emoji.length };
}
