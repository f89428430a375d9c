# Types a command line, tab and return into an interactive Bash, and prints the arguments that the command is called with:
# zsh -f type.zsh SCRIPT LINE
zmodload zsh/zpty
zpty shell "PS1= TERM=dumb bash --norc --noprofile -i"
zpty -w shell "stty -echo; source ${(q)1}; openvibe-contracts() { printf 'argument <%s>\n' \"\$@\"; echo call''ed; }; echo rea''dy"
zpty -r shell output '*ready'
zpty -w shell "$2"$'\t'
zpty -r shell output $'*called\r'
for line in ${(f)output//$'\r'/}; do
  [[ $line == 'argument <'* ]] && print -r -- ${${line#argument <}%>}
done
zpty -d shell
