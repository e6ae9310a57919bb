import type { StorybookConfig } from "@storybook/react-vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: [
    { directory: "./foundations", files: "*.stories.tsx" },
    // Pages for teams that take a widget into a product of their own come before its stories.
    { directory: "../packages/ui/src", files: "**/*.mdx", titlePrefix: "Widgets" },
    { directory: "../packages/ui/src", files: "**/*.stories.tsx", titlePrefix: "Widgets" },
    { directory: "../packages/features/src", files: "**/*.stories.tsx", titlePrefix: "Screens" },
  ],
  // A story that plays is a test: the sidebar shows it to anyone who asks for the tag.
  tags: { "play-fn": { defaultFilterSelection: "exclude" } },
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
      entries: ["../packages/{ui,features}/src/**/*.stories.tsx", "foundations/*.stories.tsx", "preview.tsx"],
      // What only a rule of the domain asks for, once a form is there: it was found too late on a cold cache.
      include: [
        ...(config.optimizeDeps?.include ?? []),
        "@gatehouse/features > @gatehouse/domain > libphonenumber-js/min",
        "@gatehouse/features > @gatehouse/domain > validator/lib/isPassportNumber.js",
      ],
    },
  }),
};

export default config;
