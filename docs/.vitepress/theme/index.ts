import { type Theme, useRoute } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { nextTick, onMounted, watch } from 'vue';
import { enhancePage } from './enhance-page.js';
import { PageBody } from './page-body.js';
import './css/base.css';
import './css/code.css';
import './css/table.css';
import './css/filters.css';
import './css/map.css';
import './css/try-it.css';

export default {
  extends: DefaultTheme,
  setup() {
    const route = useRoute();
    onMounted(enhancePage);
    watch(
      () => route.path,
      () => nextTick(enhancePage),
    );
  },
  enhanceApp({ app, router }) {
    app.component('PageBody', PageBody);
    if (import.meta.env.SSR || import.meta.env.DEV) return;
    // Bodies come with documents alone; see page-body.ts.
    router.onBeforeRouteChange = (to) => {
      const target = new URL(to, location.href);
      if (target.pathname === location.pathname && target.search === location.search) return true;
      location.assign(target);
      return false;
    };
  },
} satisfies Theme;
