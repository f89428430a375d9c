import type { Theme } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { PageBody } from './page-body.js';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app, router }) {
    app.component('PageBody', PageBody);
    if (import.meta.env.SSR || import.meta.env.DEV) return;
    router.onBeforeRouteChange = (to) => {
      const target = new URL(to, location.href);
      if (target.pathname === location.pathname && target.search === location.search) return true;
      location.assign(target);
      return false;
    };
  },
} satisfies Theme;
