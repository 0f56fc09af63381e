/** Made by scripts/game-icons.mjs: the icons in use, each with the size of its grid and its drawing. */
export const icons = {
} as const satisfies Record<string, readonly [number, string]>;

export type IconName = keyof typeof icons;
