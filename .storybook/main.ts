import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/{ui,features}/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-vitest", "@storybook/addon-a11y"],
  staticDirs: ["./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Storybook is a package of its own here, so that its dependencies leak into no other one.
  viteFinal: (config) => ({
    ...config,
    root: import.meta.dirname,
    cacheDir: "node_modules/.vite",
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Chakra marks its files "use client", which means nothing without a server that renders React.
        onLog: (level, log, handle) => {
          if (log.code !== "MODULE_LEVEL_DIRECTIVE") handle(level, log);
        },
      },
    },
    // Every dependency is found before the first story runs: one found later would reload the page under a test.
    optimizeDeps: {
      ...config.optimizeDeps,
      entries: ["../packages/{ui,features}/src/**/*.stories.tsx", "preview.tsx"],
    },
  }),
};

export default config;
