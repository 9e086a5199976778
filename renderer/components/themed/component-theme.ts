import { theme as antd, type ThemeConfig } from 'antd';
import { seeds, type Shade } from '../../lib/theme.ts';

const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** antd's tokens for one shade. */
export function antdTheme(shade: Shade): ThemeConfig {
  const seed = seeds[shade];
  return {
    algorithm: shade === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    token: {
      colorPrimary: seed.primary,
      colorInfo: seed.primary,
      colorLink: seed.link,
      colorPrimaryBg: seed.tint,
      controlItemBgActive: seed.tint,
      controlItemBgActiveHover: seed.tint,
      colorSuccess: seed.ok,
      colorWarning: seed.amber,
      colorError: seed.danger,
      colorTextBase: seed.ink,
      colorBgBase: seed.surface,
      colorBgLayout: seed.paper,
      colorBgContainer: seed.surface,
      colorBgElevated: seed.surface,
      colorTextSecondary: seed.muted,
      colorTextDescription: seed.muted,
      colorTextPlaceholder: seed.muted,
      colorBorder: shade === 'dark' ? '#48524f' : '#cfcbc3',
      colorBorderSecondary: seed.line,
      borderRadius: 8,
      fontSize: 14,
      sizeUnit: 4,
      controlHeight: 36,
      fontFamily,
      boxShadowTertiary: 'none',
    },
    components: {
      Button: {
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        // White on the light red of the dark theme would be too faint to read.
        dangerColor: shade === 'dark' ? seed.sunken : '#ffffff',
        fontWeight: 500,
        defaultHoverColor: seed.link,
        defaultHoverBorderColor: seed.link,
        defaultActiveColor: seed.link,
        defaultActiveBorderColor: seed.link,
      },
      Segmented: {
        trackBg: seed.sunken,
        itemSelectedBg: seed.tint,
        itemSelectedColor: seed.link,
        itemColor: seed.muted,
      },
      Form: { itemMarginBottom: 20, verticalLabelPadding: '0 0 6px', labelRequiredMarkColor: seed.danger },
      Tabs: { itemColor: seed.muted, itemSelectedColor: seed.link, inkBarColor: seed.link, itemHoverColor: seed.link },
    },
  };
}
