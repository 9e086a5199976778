/** Laughter in the thirteen languages. A message with laughter is rarely an emergency. */
export const LAUGHTER =
  /[😂🤣😅😆😁😜😹]|(?<!\p{L})(?:(?:ha){2,}h?|(?:he){2,}|a?(?:hah)+a*|lo+l|lmf?ao|rofl|xd+|(?:j[aeiá]){2,}j?|mdr+|ptdr|k{3,}|(?:rs){2,}|w{3,}|(?:h[aä]){2,}|(?:ха){2,}х?|а?(?:хах)+а*|(?:хе){2,})(?!\p{L})|哈哈|呵呵|嘻嘻|笑死|[(（]笑[)）]|笑(?=\s|$)|[wｗ]{2,}\s*$|ه{3,}/iu;
