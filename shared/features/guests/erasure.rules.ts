/** What stands where a guest's name, number or words were erased: counts and accounts stay, the person is gone. */
export const erasedText = '[erased]';

/** What matching keys of erased rows begin with: nobody's number begins so, and no two erased guests become one. */
export const erasedKeyPrefix = 'erased:';

export const isErased = ({ phone }: { phone: string }): boolean => phone === erasedText;
