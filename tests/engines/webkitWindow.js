// One window of WebKit that WebKitWebDriver may steer (run by gjs). WebKit's own test browser forgets everything when it ends, and
// saves no files: this one keeps its profile, as a phone does, and puts downloads into a folder.
// Arguments: the folder of the profile, the folder for downloads.

import Gtk from 'gi://Gtk?version=3.0';
import WebKit from 'gi://WebKit2?version=4.1';
import system from 'system';

const [profile, downloads] = system.programArgs;
Gtk.init(null);

const context = WebKit.WebContext.new_with_website_data_manager(
  new WebKit.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
);
context.set_automation_allowed(true);
context.connect('automation-started', (_, session) => session.connect('create-web-view', openWindow));
context.connect('download-started', (_, download) =>
  download.connect('decide-destination', (_, name) => {
    download.set_destination(`file://${downloads}/${name}`);
    return true;
  }),
);

function openWindow() {
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true });
  const window = new Gtk.Window({ default_width: 390, default_height: 844 });
  window.add(view);
  window.connect('destroy', () => Gtk.main_quit());
  window.show_all();
  return view;
}

Gtk.main();
